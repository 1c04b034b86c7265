/** A personal access token as its list shows it: what it is, never the secret. */
export interface AccessTokenDto {
  id: string;
  name: string;
  /** The last four characters of the secret, to tell tokens apart. */
  ending: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

/** The one answer that holds the secret. */
export interface NewAccessTokenDto extends AccessTokenDto {
  /** `parley_pat_` and 43 characters; kept by nobody but its owner. */
  secret: string;
}
