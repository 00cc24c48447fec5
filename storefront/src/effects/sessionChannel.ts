/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone */

/** The channel on which tabs tell each other of sign-in and sign-out. */
export function openSessionChannel(): BroadcastChannel {
  return new BroadcastChannel('stemside.session')
}

export function tellTabs(channel: BroadcastChannel, news: 'signed-in' | 'signed-out'): void {
  channel.postMessage(news)
}
