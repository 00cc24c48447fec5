/**
 * Adds the script of another company's chat to the page (§7.37). If it does not load, the page has no chat.
 * A script cannot be stopped once it runs, so the returned function loads the page anew, without it; a script that is
 * still on its way then never runs.
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
