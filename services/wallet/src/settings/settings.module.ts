import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.js';
import { SettingsRepository } from './settings.repository.js';

@Module({ controllers: [SettingsController], providers: [SettingsRepository] })
export class SettingsModule {}
