-- What a fresh installation begins with; admins change it.
INSERT INTO "ForumCategory" ("id", "name", "description", "position", "hasAnswers") VALUES
  ('general', 'General', 'Anything about building things here.', 1, false),
  ('show-and-tell', 'Show & tell', 'What you have made: the app, how it came to be, what you learned.', 2, false),
  ('help', 'Help', 'Something does not work, or you do not know how. An answer can be accepted.', 3, true),
  ('ideas', 'Ideas', 'What should be here, and what should be better.', 4, false);

INSERT INTO "ChatRoom" ("id", "name", "description", "position") VALUES
  ('general', 'General', 'Whatever is on your mind.', 1),
  ('show-and-tell', 'Show & tell', 'Fresh apps, half-done ones too.', 2),
  ('help', 'Help', 'Quick questions, quick answers.', 3);
