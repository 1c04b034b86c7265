import type { ReactNode } from 'react';
import { Button } from './button';
import { ErrorView } from './error-view';

interface FetchErrorProps {
  title: string;
  isFetching: boolean;
  onTryAgain: () => void;
  /** What happened, what was kept and what to do next. */
  children?: ReactNode;
}

/** A part of a page could not be fetched; it can be tried again in its place. */
export function FetchError({ title, isFetching, onTryAgain, children }: FetchErrorProps) {
  return (
    <ErrorView
      level={3}
      title={title}
      actions={
        <Button variant="outline" isLoading={isFetching} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      {children}
    </ErrorView>
  );
}
