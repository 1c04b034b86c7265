/** SQLSTATE classes of values that do not fit, constraints that do not hold, and rows beyond a limit. */
const REFUSALS = /^(22|23|54)/;

/** Whether PostgreSQL refused a statement for the values in it: it would every time. */
export function isRefusedByDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  return (typeof code === 'string' && REFUSALS.test(code)) || isRefusedByDatabase(driverError);
}
