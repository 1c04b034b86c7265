import { createFileRoute } from '@tanstack/react-router';
import { loadChat } from '../features/chat/chat.queries';
import { ChatPage } from '../features/chat/ui/chat-page';
import { ChatSplash } from '../features/chat/ui/chat-splash';

/** "Loading splash (minimum 0.5 s)." */
const SPLASH_MIN_MS = 500;

export const Route = createFileRoute('/chat/$sessionId')({
  loader: async ({ context, params }) => {
    const session = await loadChat(context.queryClient, params.sessionId);
    return { title: session ? `${session.character.name} · Parley` : 'Chat · Parley' };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? 'Parley: talk with history' }] }),
  pendingMs: 0,
  pendingMinMs: SPLASH_MIN_MS,
  pendingComponent: ChatSplash,
  component: Chat,
});

function Chat() {
  const { sessionId } = Route.useParams();
  return <ChatPage sessionId={sessionId} />;
}
