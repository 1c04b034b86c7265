/** What makes a movement unique among those of its account: the same one is never made twice. */
export const ledgerReferences = {
  unlock: (characterId: number) => `unlock:${characterId}`,
  message: (messageId: string) => `message:${messageId}`,
  /** By the key with which the administrator's client repeats an edit, else by the request. */
  adminEdit: (requestId: string) => `admin:${requestId}`,
} as const;
