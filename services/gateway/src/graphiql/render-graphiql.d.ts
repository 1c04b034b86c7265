/** What is used of the package. Its own types bring those of another GraphQL server along, and of browsers. */
export declare function renderGraphiQL(options: { endpoint: string; title: string }): string;
