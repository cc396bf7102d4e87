/** A number that is called by a press. */
export const SupportPhone = ({ shown }: { shown: string }) => (
  <a href={`tel:${shown.replace(/[^+\d]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
    {shown}
  </a>
)
