/** Loads pictures again whose file did not come, such as while the phone was offline. */
export function retryPictures(document: Document): void {
  for (const picture of document.images) {
    const source = picture.getAttribute('src')
    // Setting the source again makes the browser choose and fetch a file anew, `srcset` included.
    if (source !== null && picture.complete && picture.naturalWidth === 0) picture.src = source
  }
}
