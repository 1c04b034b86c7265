/** How fast the model speaks. */
export interface ModelPace {
  firstTokenMs: number;
  /** 0 is all at once. */
  tokensPerSecond: number;
}

/** For the completions that follow. */
export async function setPace(understudyUrl: string, pace: ModelPace): Promise<void> {
  const response = await fetch(`${understudyUrl}/pace`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pace),
  });
  if (!response.ok) throw new Error(`The understudy's pace could not be set: ${response.status}`);
  await response.body?.cancel();
}

/** What the model itself takes for a reply, in milliseconds: the first word, and a word's time for each further one. */
export function modelMs({ firstTokenMs, tokensPerSecond }: ModelPace, words: number): number {
  const speaking = tokensPerSecond === 0 ? 0 : (Math.max(0, words - 1) * 1000) / tokensPerSecond;
  return firstTokenMs + speaking;
}
