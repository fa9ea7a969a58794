/** The colours and type of every game; each counts where `data-game` names it. */
import.meta.glob("./*/theme.css", { eager: true });
