/**
 * Adds the script of another company's chat to the page (§7.37). If it does not load, the page has no chat.
 * A running script cannot be stopped. So the returned function reloads the page, which then does not add the script; a
 * script that is still loading never runs.
 */
export function addChatScript(
  address: string,
  {
    document,
    location,
  }: Pick<Window, 'document'> & { readonly location: Pick<Location, 'reload'> },
): () => void {
  let hasFailed = false
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.addEventListener('error', () => {
    hasFailed = true
  })
  document.head.append(script)
  return () => {
    if (!hasFailed) location.reload()
  }
}
