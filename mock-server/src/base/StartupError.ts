/** Says in one sentence why the server cannot start. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
