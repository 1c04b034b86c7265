import type { PayloadClass } from '@parley/contracts/messaging/define-event';
import { UnrecoverableError } from 'bullmq';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** The payload as an instance of its class. Throws for good, no retry helps, when it is not what the class says. */
export function validPayload<T extends object>(
  name: string,
  payloadClass: PayloadClass<T>,
  payload: unknown,
): T {
  const instance = plainToInstance(payloadClass, payload);
  const wrong = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  if (wrong.length > 0)
    throw new UnrecoverableError(`The payload of ${name} is not valid: ${wrong.join('; ')}`);
  return instance;
}
