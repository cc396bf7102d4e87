/** Has the browser fetch a photo that is about to be shown. */
export function fetchPhoto(address: string | undefined): void {
  if (address) new Image().src = address
}
