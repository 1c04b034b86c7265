/** The signed-in account as `GET /api/auth/user` answers it. */
export interface CurrentUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  tokens: number;
  isAdmin: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}
