import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short form of the same page. */
export const Route = createFileRoute('/event/$eventId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/events/$eventId', params, replace: true });
  },
});
