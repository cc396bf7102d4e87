import type { PictureName } from '../pictures.ts'

/** A couple of the demo data. People and places are invented; only the customs are real. */
export type Story = {
  caption: string
  groomName: string
  brideName: string
  engagementDate?: string
  weddingDate: string
  picture: PictureName
  text: string
}
