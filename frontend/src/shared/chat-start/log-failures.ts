/** On Discover and on an event's page a failed call is logged and nothing else: the card stays as it was. */
export function logStartFailure(error: Error): void {
  console.error('Failed to start chat', error);
}

export function logUnlockFailure(error: Error): void {
  console.error('Failed to unlock character', error);
}
