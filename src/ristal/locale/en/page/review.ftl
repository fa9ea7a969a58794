# The review beside the replay; the rest stands in review.ftl one folder up

review-progress = { $done } of { $total } reviewed
review-learn = Learn from mistakes · { $count }
review-learn-question = Here you erred. What do you answer now?
review-learn-right = Right: { $chance }.
review-learn-wrong = Better “{ $answer }”: { $best } instead of { $chance }.
review-learn-again = Try again
review-learn-next = Next
review-learn-stop = To the review
review-was = it was “{ $answer }”
review-guessing-of = Guessing, as a part of it
review-loss-mean = Loss for each decision, on average
