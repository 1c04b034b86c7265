/** Lengths and counts that both the server's validation and the client's inputs keep. */

/** Characters in one chat message, after trimming. */
export const MESSAGE_MAX_LENGTH = 4_000;
/** Characters in the title of a conversation, after trimming. */
export const SESSION_TITLE_MAX_LENGTH = 100;
/** Characters in one demo question, after trimming. */
export const DEMO_QUESTION_MAX_LENGTH = 500;
/** Character ids in one demo call. */
export const DEMO_CHARACTERS_MAX = 6;
/** Characters on one page of Discover. */
export const DISCOVER_PAGE_SIZE = 32;
/** Characters of what was clicked, as analytics keeps them. */
export const TRACKED_TEXT_MAX_LENGTH = 50;
/** Bytes of a request body outside the administration. */
export const BODY_MAX_BYTES = 64 * 1024;
/** Levels of nesting in a request body. */
export const BODY_MAX_DEPTH = 20;
