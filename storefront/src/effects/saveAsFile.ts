/** Lets the browser save an object as a JSON file. */
export function saveAsFile(data: object, name: string, document: Document): void {
  save(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }), name, document)
}

/** Lets the browser save a calendar file, which a phone opens in its calendar. */
export function saveAsCalendar(text: string, name: string, document: Document): void {
  save(new Blob([text], { type: 'text/calendar' }), name, document)
}

function save(file: Blob, name: string, document: Document): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // A minute later the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
