import type { MessageDto } from '@parley/contracts/chat/message';
import type { ReactNode } from 'react';
import { messagesOnShow, type ConversationState } from '../model/conversation-state';
import type { MessageEdit } from '../use-message-edit';
import { MessageEditor } from './message-editor';
import { AssistantMessage, UnansweredNote, UserMessage } from './message-row';
import { dayOf } from './message-time';
import { AnswerAgainButton, EditButton } from './rewrite-buttons';
import { TypingIndicator } from './typing-indicator';

/** Rows further than this from the end leave their layout to the browser's judgement. */
const ALWAYS_LAID_OUT = 12;

interface MessageListProps {
  name: string;
  /** Whether the understudy speaks now; a message it spoke is marked only when it does not. */
  isUnderstudy: boolean;
  state: ConversationState;
  onRetry: (messageId: string) => void;
  /** How the newest pair can be changed; null while it cannot. */
  rewriting: Rewriting | null;
}

export interface Rewriting {
  edit: MessageEdit;
  onAnswerAgain: () => void;
  /** What either takes, where it takes something. */
  cost: string | null;
}

/** The letters in their order. Rows are memoised: while a reply is written only its own row works. */
export function MessageList({ name, isUnderstudy, state, onRetry, rewriting }: MessageListProps) {
  const { turn, failed } = state;
  const messages = messagesOnShow(state);
  const newest = messages.at(-1);
  const newestOwnId = messages.findLast(({ role }) => role === 'user')?.id;
  const isRunningRowStored = messages.some(({ id }) => id === turn?.replyId);
  return (
    <ol className="flex flex-col gap-9">
      {messages.map((message, at) => (
        <Row key={message.id} day={dayBreak(messages, at)} isLazy={at < messages.length - ALWAYS_LAID_OUT}>
          {rewriting && rewriting.edit.messageId === message.id ? (
            <MessageEditor edit={rewriting.edit} cost={rewriting.cost} />
          ) : message.role === 'user' ? (
            <UserMessage
              content={message.content}
              createdAt={message.createdAt}
              action={
                rewriting &&
                message.id === newestOwnId && (
                  <EditButton
                    onPress={rewriting.edit.begin}
                    cost={rewriting.cost}
                    takesFocus={rewriting.edit.wasLeft}
                  />
                )
              }
            />
          ) : (
            <AssistantMessage
              name={name}
              content={message.content}
              createdAt={message.createdAt}
              isByUnderstudy={message.understudy && !isUnderstudy}
              action={
                rewriting &&
                message === newest &&
                newestOwnId && <AnswerAgainButton onPress={rewriting.onAnswerAgain} cost={rewriting.cost} />
              }
            />
          )}
          {message.unanswered && turn?.userMessageId !== message.id && (
            <div className="mt-5">
              <UnansweredNote
                message={message}
                name={name}
                reason={failed?.userMessageId === message.id ? failed.reason : null}
                fragment={failed?.userMessageId === message.id ? failed.fragment : ''}
                isBusy={turn !== null}
                onRetry={onRetry}
              />
            </div>
          )}
        </Row>
      ))}
      {turn?.outgoing && (
        <Row key="outgoing">
          <UserMessage content={turn.outgoing.content} createdAt={turn.outgoing.sentAt} isOnItsWay />
        </Row>
      )}
      {turn?.text && !isRunningRowStored && (
        <Row key={turn.replyId ?? 'reply'}>
          <AssistantMessage name={name} content={turn.text} createdAt={null} />
        </Row>
      )}
      {turn && !turn.text && (
        <Row key="typing">
          <TypingIndicator name={name} />
        </Row>
      )}
    </ol>
  );
}

function Row({
  day = null,
  isLazy = false,
  children,
}: {
  day?: string | null;
  isLazy?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={isLazy ? 'chat-row-lazy' : undefined}>
      {day && (
        <p className="mb-9 flex items-center gap-4 text-2xs text-ink-faint before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
          {day}
        </p>
      )}
      {children}
    </li>
  );
}

/** The day a message opens, when it is another one than that of the message before it. */
function dayBreak(messages: readonly MessageDto[], at: number): string | null {
  const day = dayOf(new Date(messages[at]!.createdAt));
  const before = messages[at - 1];
  return before && dayOf(new Date(before.createdAt)) === day ? null : day;
}
