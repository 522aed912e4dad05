import { followChoices } from '../follow-choices'

/** A list that is searched: what is chosen is shown in place. */
const list = document.querySelector<HTMLElement>('[data-script=list]')
if (list) followChoices(list)
