interface Props {
  /** Public path of this very page. */
  current: string
  labels: { save: string; showAll: string }
}

/**
 * Chooses pages with as few bytes as they can have, and whole ones again; the style shows what is not chosen. A form,
 * since those pages have no script.
 */
export function LiteSwitch({ current, labels }: Props) {
  return (
    <form method="post" action="/server/lite">
      <input type="hidden" name="page" value={current} />
      <button name="lite" value="1" className="bar-link lite-on">
        {labels.save}
      </button>
      <button name="lite" value="0" className="bar-link lite-off">
        {labels.showAll}
      </button>
    </form>
  )
}
