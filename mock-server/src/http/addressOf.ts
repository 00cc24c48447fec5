/** The host as an address in a browser names it. */
export function addressOf(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`
}
