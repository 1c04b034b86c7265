import type { EventDefinition } from '@parley/contracts/messaging/define-event';
import type { JobDefinition } from '@parley/contracts/messaging/define-job';
import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

const HANDLES = Symbol('handles');

export type Handler = (payload: object, ...more: unknown[]) => Promise<void>;

/**
 * Marks the method that acts on an event: `(payload, manager) => Promise<void>`. It runs in the
 * transaction that records the event as consumed: whatever is delivered twice takes effect once.
 */
export const ConsumesEvent = (event: EventDefinition): MethodDecorator => marked(event.name);

/** Marks the method that runs a job: `(payload, signal) => Promise<void>`. */
export const ProcessesJob = (job: JobDefinition): MethodDecorator => marked(job.name);

function marked(name: string): MethodDecorator {
  return (_target, _key, descriptor) => {
    Reflect.defineMetadata(HANDLES, name, descriptor.value as object);
  };
}

/** Finds the marked methods of all providers. */
@Injectable()
export class Handlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** The one handler of each name. Throws, naming all faults, when one has none or several. */
  exactlyOneFor(names: string[]): Map<string, Handler> {
    const found = this.find();
    const faults = names
      .map((name) => ({ name, count: found.get(name)?.length ?? 0 }))
      .filter(({ count }) => count !== 1)
      .map(({ name, count }) => `${name} has ${count} handlers`);
    if (faults.length > 0)
      throw new Error(`Each event and job needs exactly one handler: ${faults.join(', ')}`);
    return new Map(names.map((name) => [name, found.get(name)![0]!]));
  }

  private find(): Map<string, Handler[]> {
    const found = new Map<string, Handler[]>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as object | null;
      for (const key of this.scanner.getAllMethodNames(prototype)) {
        const method = (instance as Record<string, unknown>)[key];
        const name: unknown = typeof method === 'function' ? Reflect.getMetadata(HANDLES, method) : undefined;
        if (typeof name !== 'string') continue;
        found.set(name, [...(found.get(name) ?? []), (method as Handler).bind(instance)]);
      }
    }
    return found;
  }
}
