/** What is somebody's own, or no page at all. */
const NOT_FOR_ROBOTS = ['/api', '/graphql', '/chat', '/profile', '/admin', '/pwa-test'];

/** The same for every robot, whoever sends it. */
export function robotsText(origin: string): string {
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
