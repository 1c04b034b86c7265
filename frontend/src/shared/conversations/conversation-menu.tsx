import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { Ellipsis, FileBraces, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveFile } from '../save-file';
import { Menu } from '../ui/menu';
import { toast } from '../ui/toast';
import { readConversation } from './conversation-calls';
import { conversationFile, type FileFormat } from './conversation-files';
import { DeleteDialog } from './delete-dialog';

interface ConversationMenuProps {
  session: ChatSessionDto;
  /** What is to be exported, where it is at hand; read from the server otherwise. */
  messages?: readonly MessageDto[];
  onRename: () => void;
  onDeleted: () => void | Promise<void>;
}

/** What its owner can do with a conversation: name it, take it along, delete it. */
export function ConversationMenu({ session, messages, onRename, onDeleted }: ConversationMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const save = (format: FileFormat) => void saveConversation(session, messages, format);
  return (
    <>
      <Menu
        label={`What to do with the conversation with ${session.character.name}`}
        items={[
          { label: 'Rename', sign: Pencil, onChoose: onRename },
          { label: 'Export as Markdown', sign: FileText, onChoose: () => save('markdown') },
          { label: 'Export as JSON', sign: FileBraces, onChoose: () => save('json') },
          { label: 'Delete', sign: Trash2, onChoose: () => setIsDeleting(true), isGrave: true },
        ]}
      >
        <Ellipsis aria-hidden size={20} />
      </Menu>
      {isDeleting && (
        <DeleteDialog
          sessionId={session.id}
          name={session.character.name}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            flushSync(() => setIsDeleting(false));
            return onDeleted();
          }}
        />
      )}
    </>
  );
}

async function saveConversation(
  session: ChatSessionDto,
  messages: readonly MessageDto[] | undefined,
  format: FileFormat,
): Promise<void> {
  try {
    const { name, type, text } = conversationFile(
      session,
      messages ?? (await readConversation(session.id)),
      format,
    );
    saveFile(name, new Blob([text], { type }));
  } catch {
    toast({
      tone: 'fault',
      title: 'Error',
      description: 'Failed to export conversation. Please try again.',
    });
  }
}
