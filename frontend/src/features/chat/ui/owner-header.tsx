import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConversationMenu } from '../../../shared/conversations/conversation-menu';
import { ownTitle } from '../../../shared/conversations/conversation-title';
import { RenameForm } from '../../../shared/conversations/rename-form';
import { TokenBalance } from '../../../shared/tokens/token-balance';
import { HeaderFrame } from './header-frame';

interface OwnerHeaderProps {
  session: ChatSessionDto;
  messages: readonly MessageDto[];
  onDeleted: () => Promise<void>;
}

/** For the signed-in: the balance, the conversation's title, and what can be done with it. */
export function OwnerHeader({ session, messages, onDeleted }: OwnerHeaderProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const endRenaming = () => {
    // The menu is out of sight meanwhile on a narrow screen, and takes no focus until it is back.
    flushSync(() => setIsRenaming(false));
    tools.current?.querySelector('button')?.focus();
  };
  return (
    <HeaderFrame
      session={session}
      title={ownTitle(session)}
      naming={
        isRenaming && (
          <RenameForm session={session} onDone={endRenaming} className="chat-header-naming mx-1" />
        )
      }
      balance={
        <TokenBalance
          isAnnounced
          className="chat-header-allowance ml-1 mr-1.5 self-start max-sm:text-xs sm:mx-3 sm:self-center"
        />
      }
      tools={
        <div ref={tools} className="chat-header-tools">
          <ConversationMenu
            session={session}
            messages={messages}
            onRename={() => setIsRenaming(true)}
            onDeleted={onDeleted}
          />
        </div>
      }
    />
  );
}
