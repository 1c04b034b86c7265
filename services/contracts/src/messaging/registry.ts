import { characterChanged } from '../catalog/catalog.events.js';
import { replyCompleted } from '../chat/chat.events.js';
import { summarizeSession, titleSession } from '../chat/chat.jobs.js';
import { accountDeleted, settingsChanged } from '../wallet/wallet.events.js';

/** All events there are: the relay finds its queues here, and each consumer what it must handle. */
export const EVENTS = [characterChanged, replyCompleted, settingsChanged, accountDeleted] as const;

/** All jobs there are. */
export const JOBS = [summarizeSession, titleSession] as const;
