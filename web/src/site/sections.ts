/** A heading and what stands under it: the shape of policies and other long texts. */
export interface TextSection {
  title: string
  paragraphs: readonly string[]
}
