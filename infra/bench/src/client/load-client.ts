import { type Dispatcher, Pool } from 'undici';

/** The answer to one request, with the times of its bytes in milliseconds of `performance.now()`. */
export interface Answer {
  /** 0 when there was none. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  chunks: Buffer[];
  sentAt: number;
  /** When the first chunk with the mark came. */
  markedAt: number | null;
  endedAt: number;
  error: string | null;
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Bytes whose first arrival is timed. */
  mark?: Buffer;
}

const TIMEOUT_MS = 60_000;

/** Collects one answer. While it comes nothing is parsed: the client shares the processors with what it measures. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #answer: Answer;
  readonly #mark: Buffer | undefined;
  readonly #finish: (answer: Answer) => void;
  readonly #onOpen: () => void;

  constructor(mark: Buffer | undefined, onOpen: () => void, finish: (answer: Answer) => void) {
    this.#mark = mark;
    this.#onOpen = onOpen;
    this.#finish = finish;
    const sentAt = performance.now();
    this.#answer = { status: 0, headers: {}, chunks: [], sentAt, markedAt: null, endedAt: 0, error: null };
  }

  onRequestStart(): void {}

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Answer['headers']): void {
    this.#answer.status = status;
    this.#answer.headers = headers;
    this.#onOpen();
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    const answer = this.#answer;
    answer.chunks.push(chunk);
    if (answer.markedAt === null && this.#mark && chunk.includes(this.#mark))
      answer.markedAt = performance.now();
  }

  onResponseEnd(): void {
    this.#end(null);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(error.message || error.name);
  }

  #end(error: string | null): void {
    this.#answer.endedAt = performance.now();
    this.#answer.error = error;
    this.#finish(this.#answer);
  }
}

/** Many visitors in one process: keep-alive connections, as many as there are requests at the same time. */
export class LoadClient {
  /** Answers that have begun and not ended, and how many they were at most. */
  open = 0;
  mostOpen = 0;
  readonly #pool: Pool;

  constructor(origin: string, connections: number) {
    this.#pool = new Pool(origin, { connections, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  }

  /** Never throws: what goes wrong is in the answer. */
  send(call: Call): Promise<Answer> {
    const { method, path, body, mark } = call;
    const headers: Record<string, string> = { ...call.headers };
    if (body !== undefined) headers['content-type'] = 'application/json';
    return new Promise((resolve) => {
      let isOpen = false;
      const collector = new Collector(
        mark,
        () => {
          isOpen = true;
          this.open += 1;
          this.mostOpen = Math.max(this.mostOpen, this.open);
        },
        (answer) => {
          if (isOpen) this.open -= 1;
          resolve(answer);
        },
      );
      this.#pool.dispatch(
        { method, path, headers, body: body === undefined ? null : JSON.stringify(body) },
        collector,
      );
    });
  }

  /** The parsed answer. Throws for anything but 200 and 201. */
  async json<T>(call: Call): Promise<T> {
    const answer = await this.send(call);
    const text = textOf(answer);
    if (answer.error || answer.status < 200 || answer.status > 201) {
      throw new Error(
        `${call.method} ${call.path}: ${answer.error ?? `${answer.status} ${text.slice(0, 200)}`}`,
      );
    }
    return JSON.parse(text) as T;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

export function textOf({ chunks }: Answer): string {
  return Buffer.concat(chunks).toString('utf8');
}
