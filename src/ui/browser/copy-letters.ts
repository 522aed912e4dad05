/** Shows the button below each letter, and has it copy the words above it. A browser without a clipboard shows none. */
export function copyLetters(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copied]')) {
    const letter = button.previousElementSibling as HTMLElement
    button.hidden = false
    button.onclick = () =>
      navigator.clipboard.writeText(letter.innerText).then(
        () => (button.textContent = button.dataset.copied ?? ''),
        // When the browser refuses to copy, the letter is selected, so that the reader can copy it by hand.
        () => getSelection()?.selectAllChildren(letter),
      )
  }
}
