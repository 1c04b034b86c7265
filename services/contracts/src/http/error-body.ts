/** The body of every error answer. 5xx messages are fixed texts without digits. */
export interface ErrorBody {
  message: string;
  errors?: { field: string; message: string }[];
  [detail: string]: unknown;
}
