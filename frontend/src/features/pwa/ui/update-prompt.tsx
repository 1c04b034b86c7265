import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../shared/ui/button';
import { subscribeToWorker, workerState } from '../model/worker-registration';
import { NoticeCard } from './notice-card';

/** A new version waits; it takes over when the visitor says so, or when Parley is opened the next time. */
export function UpdatePrompt() {
  const worker = useSyncExternalStore(subscribeToWorker, workerState);
  const [putOff, setPutOff] = useState<typeof worker | null>(null);
  const [isRefreshing, setIsRefreshing] = useState(false);
  if (worker.update === 'none' || worker === putOff) return null;
  const refresh = () => {
    setIsRefreshing(true);
    worker.accept();
  };
  return (
    <NoticeCard
      label="New version"
      sign={<RefreshCw aria-hidden size={21} strokeWidth={1.6} />}
      actions={
        <>
          <Button isLoading={isRefreshing} onClick={refresh}>
            Refresh
          </Button>
          <Button variant="outline" onClick={() => setPutOff(worker)}>
            Later
          </Button>
        </>
      }
    >
      <p className="text-base">New version available! Refresh to update?</p>
    </NoticeCard>
  );
}
