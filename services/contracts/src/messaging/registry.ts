import { characterChanged } from '../catalog/catalog.events.js';
import { replyCompleted } from '../chat/chat.events.js';
import { summarizeSession } from '../chat/chat.jobs.js';

/** All events there are: the relay finds its queues here, and each consumer what it must handle. */
export const EVENTS = [characterChanged, replyCompleted] as const;

/** All jobs there are. */
export const JOBS = [summarizeSession] as const;
