/** Makes the browser save a file, on phones and desktops alike, without leaving the page. */
export async function download(address: Promise<{ url: string }>): Promise<void> {
  const { url } = await address
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
