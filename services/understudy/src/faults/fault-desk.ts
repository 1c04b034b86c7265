import { Injectable } from '@nestjs/common';
import type { ArmedFault, Fault } from './fault.js';

/** Keeps the ordered faults, first come first served, and counts the completions. */
@Injectable()
export class FaultDesk {
  private armed: ArmedFault[] = [];
  private served = 0;

  arm(fault: ArmedFault): void {
    this.armed.push({ ...fault });
  }

  clear(): void {
    this.armed = [];
    this.served = 0;
  }

  state(): { armed: ArmedFault[]; served: number } {
    return { armed: this.armed, served: this.served };
  }

  /** The fault of the completion that begins now; null when it shall go well. */
  take(): Fault | null {
    this.served += 1;
    const next = this.armed[0];
    if (!next) return null;
    next.times -= 1;
    if (next.times === 0) this.armed.shift();
    return next;
  }
}
