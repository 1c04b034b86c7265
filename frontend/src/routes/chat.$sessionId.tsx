import { chatPage } from '@parley/contracts/pages/page-texts';
import { createFileRoute } from '@tanstack/react-router';
import { loadChat } from '../features/chat/chat.queries';
import { ChatPage } from '../features/chat/ui/chat-page';
import { ChatSplash } from '../features/chat/ui/chat-splash';
import { useChatHead } from '../features/chat/use-chat-head';
import { useHeadOverride } from '../features/shell/head-override';
import { headOf } from '../shared/page-head';

/** "Loading splash (minimum 0.5 s)." */
const SPLASH_MIN_MS = 500;

export const Route = createFileRoute('/chat/$sessionId')({
  loader: async ({ context, params }) => {
    const session = await loadChat(context.queryClient, params.sessionId);
    return { name: session?.character.name };
  },
  head: ({ loaderData }) => headOf(chatPage(loaderData?.name)),
  pendingMs: 0,
  pendingMinMs: SPLASH_MIN_MS,
  pendingComponent: ChatSplash,
  component: Chat,
});

function Chat() {
  const { sessionId } = Route.useParams();
  useHeadOverride(useChatHead(sessionId));
  return <ChatPage sessionId={sessionId} />;
}
