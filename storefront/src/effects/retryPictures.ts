/** Loads pictures again that failed to load, for example while the phone was offline. */
export function retryPictures(document: Document): void {
  for (const picture of document.images) {
    const source = picture.getAttribute('src')
    // Setting `src` again makes the browser choose from `srcset` and fetch again.
    if (source !== null && picture.complete && picture.naturalWidth === 0) picture.src = source
  }
}
