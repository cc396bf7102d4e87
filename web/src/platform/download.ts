/** Has the browser save the file of an address that was asked for. It does so by itself, on a phone as on a desk, and stays on the page. */
export async function download(asked: Promise<{ url: string }>): Promise<void> {
  const { url } = await asked
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
