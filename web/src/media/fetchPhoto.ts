/** Preloads a photo that will be shown soon. */
export function fetchPhoto(address: string | undefined): void {
  if (address) new Image().src = address
}
