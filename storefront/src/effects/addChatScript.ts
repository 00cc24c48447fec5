/**
 * Adds the script of another company's chat to the page (§7.37). If it does not load, the page has no chat.
 * A script that has run cannot be stopped, so the returned function loads the page anew, without it.
 */
export function addChatScript(
  address: string,
  {
    document,
    location,
  }: Pick<Window, 'document'> & { readonly location: Pick<Location, 'reload'> },
): () => void {
  let hasRun = false
  let isOver = false
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.addEventListener('load', () => {
    hasRun = true
    // It was stopped while it loaded.
    if (isOver) location.reload()
  })
  document.head.append(script)
  return () => {
    isOver = true
    if (hasRun) location.reload()
  }
}
