import { Module } from '@nestjs/common';
import { UnlockController } from './unlock.controller.js';
import { WalletController } from './wallet.controller.js';
import { WalletResolver } from './wallet.resolver.js';

@Module({ controllers: [WalletController, UnlockController], providers: [WalletResolver] })
export class WalletModule {}
