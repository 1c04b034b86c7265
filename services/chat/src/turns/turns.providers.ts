import type { Provider } from '@nestjs/common';
import { LiveReplies } from '../replies/live-replies.js';
import { RemoteReplies } from '../replies/remote-replies.js';
import { Replica } from './replica.js';
import { ReplyWatch } from '../replies/reply-watch.js';
import { TurnCloser } from './turn-closer.js';
import { TurnOpener } from './turn-opener.js';
import { TurnReader } from './turn-reader.js';
import { TurnRunner } from './turn-runner.js';
import { TurnSweeper } from './turn-sweeper.js';
import { TurnsLifecycle } from './turns.lifecycle.js';
import { TurnsRepository } from './turns.repository.js';
import { TurnsService } from './turns.service.js';

export const TURN_PROVIDERS: Provider[] = [
  Replica,
  LiveReplies,
  ReplyWatch,
  RemoteReplies,
  TurnsRepository,
  TurnCloser,
  TurnOpener,
  TurnReader,
  TurnRunner,
  TurnsService,
  TurnSweeper,
  TurnsLifecycle,
];
