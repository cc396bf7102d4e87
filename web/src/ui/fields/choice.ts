/** One entry of a list that is chosen from: `value` goes to the server, `label` is read. */
export interface Choice {
  value: string
  label: string
  disabled?: boolean
}
