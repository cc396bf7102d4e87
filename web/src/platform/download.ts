import { useSending } from './useSending.ts'

/** Makes the browser save a file, on phones and desktops alike, without leaving the page. */
export async function download(address: Promise<{ url: string }>): Promise<void> {
  const { url } = await address
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Requests the address of a file and saves it; the caller shows an error. */
export const useSaving = <Input = void>(requestAddress: (input: Input) => Promise<{ url: string }>) =>
  useSending({ mutationFn: (input: Input) => download(requestAddress(input)) })
