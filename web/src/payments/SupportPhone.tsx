/** A link that calls the number. */
export const SupportPhone = ({ shown }: { shown: string }) => (
  <a href={`tel:${shown.replace(/[^+\d]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
    {shown}
  </a>
)
