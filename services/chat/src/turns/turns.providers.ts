import type { Provider } from '@nestjs/common';
import { LiveReplies } from './live-replies.js';
import { RemoteReplies } from './remote-replies.js';
import { Replica } from './replica.js';
import { ReplyWatch } from './reply-watch.js';
import { TurnCloser } from './turn-closer.js';
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
  TurnRunner,
  TurnsService,
  TurnSweeper,
  TurnsLifecycle,
];
