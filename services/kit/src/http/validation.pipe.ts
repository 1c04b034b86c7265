import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { ServiceError } from './service-error.js';

/** Bodies and queries as their classes say; unknown keys are refused, every fault is named. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (faults) => {
      const errors = faults.flatMap((fault) => fieldErrors(fault));
      return new ServiceError(400, { message: errors[0]?.message ?? 'The request is not valid.', errors });
    },
  });
}

function fieldErrors(fault: ValidationError, path = ''): { field: string; message: string }[] {
  const field = path ? `${path}.${fault.property}` : fault.property;
  const own = Object.values(fault.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(fault.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
